import type { Page } from '@playwright/test';

/** Headless browsers know no push service: their subscription is the given one, after a permission that nobody has asked for yet. */
export async function pretendToSubscribe(page: Page, token: string): Promise<void> {
  await page.addInitScript((text) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    const subscription = { toJSON: () => JSON.parse(text) };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, token);
}
