// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { useUnsavedWarning } from '#components/office/shared/use-unsaved-warning.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { english } from '#messages/english.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

let room: string;
let isLeft: boolean;
let answer: boolean;
let questions: string[];
let scrolls: ScrollToOptions[];

beforeEach(() => {
  isLeft = false;
  answer = false;
  questions = [];
  scrolls = [];
  // The room is entered from the page of the office.
  window.history.replaceState(null, '', '/en/office');
  window.history.pushState(null, '', '/en/office/results');
  room = window.location.href;
  const onPopState = () => {
    isLeft = window.location.href !== room;
  };
  window.addEventListener('popstate', onPopState);
  vi.stubGlobal('scrollTo', (to: ScrollToOptions) => scrolls.push(to));
  vi.stubGlobal('confirm', (question: string) => {
    questions.push(question);
    return answer;
  });
  return () => {
    window.removeEventListener('popstate', onPopState);
    vi.unstubAllGlobals();
  };
});

function Game() {
  return (
    <OfficeDialog title="Beta – Alfa" trigger={<button type="button">Open</button>}>
      <input type="search" aria-label="Search" />
      <input aria-label="Reason" />
      <OfficeDialog title="Remove" trigger={<button type="button">Remove</button>}>
        <button type="button">Cancel</button>
      </OfficeDialog>
    </OfficeDialog>
  );
}

function UnsavedForm() {
  useUnsavedWarning(true);
  return null;
}

const draw = (room: React.ReactNode) => render(<ClientTexts messages={{ office: english.office }}>{room}</ClientTexts>);
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () =>
  new Promise((done) => {
    window.addEventListener('popstate', done, { once: true });
    window.history.back();
  });

test('Back closes the dialog on top, then the one below it, then leaves the room', async () => {
  draw(<Game />);
  await click('Open');
  await click('Remove');
  await back();
  await expect.poll(() => dialog('Remove')).toBeNull();
  expect(dialog('Beta – Alfa')).not.toBeNull();
  await back();
  await expect.poll(() => dialog('Beta – Alfa')).toBeNull();
  expect(isLeft).toBe(false);
  await back();
  expect(isLeft).toBe(true);
});

test('a dialog that its own button closes leaves no entry of history behind', async () => {
  draw(<Game />);
  await click('Open');
  window.history.replaceState(window.history.state, '', `${room}?q=beta`);
  room = window.location.href;
  await click('Close');
  await expect.poll(() => window.history.state).toBeNull();
  expect(window.location.href).toBe(room);
  await back();
  expect(isLeft).toBe(true);
});

test.each([
  ['Back', back],
  ['its button', () => click('Close')],
])('%s asks before the dialog loses what was written, and only then', async (_, close) => {
  draw(<Game />);
  await click('Open');
  await userEvent.type(screen.getByLabelText('Search'), 'late');
  await userEvent.type(screen.getByLabelText('Reason'), 'late');
  await close();
  expect(questions).toEqual([english.office.unsaved]);
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'late');
  await userEvent.clear(screen.getByLabelText('Reason'));
  await close();
  await expect.poll(() => dialog('Beta – Alfa')).toBeNull();
  expect(questions).toHaveLength(1);
});

test('what was written is lost by Back once that is confirmed', async () => {
  draw(<Game />);
  await click('Open');
  await userEvent.type(screen.getByLabelText('Reason'), 'late');
  answer = true;
  await back();
  await expect.poll(() => dialog('Beta – Alfa')).toBeNull();
  expect(isLeft).toBe(false);
});

test('Back asks once before it leaves a room with an unsaved form', async () => {
  draw(<UnsavedForm />);
  await expect.poll(() => window.history.state).not.toBeNull();
  await back();
  expect(questions).toHaveLength(1);
  expect(isLeft).toBe(false);
  answer = true;
  await back();
  await expect.poll(() => isLeft).toBe(true);
  expect(questions).toHaveLength(2);
});

test('the room stays where it was scrolled to when nothing is open any more', async () => {
  draw(<Game />);
  await click('Open');
  vi.stubGlobal('scrollY', 1500);
  await click('Close');
  await expect.poll(() => scrolls).toEqual([{ left: 0, top: 1500, behavior: 'instant' }]);
});

test('a room that Back cannot leave keeps asking', async () => {
  draw(<UnsavedForm />);
  await expect.poll(() => window.history.state).not.toBeNull();
  answer = true;
  const leaveNothing = vi.spyOn(window.history, 'back');
  const isMarked = back();
  leaveNothing.mockImplementation(() => undefined);
  await isMarked;
  await expect.poll(() => window.history.state).not.toBeNull();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  leaveNothing.mockRestore();
});

function Permission() {
  const [before, setBefore] = useState('');
  const [reason, setReason] = useState('');
  return (
    <OfficeDialog title="Player" trigger={<button type="button">Open</button>}>
      <div data-unsaved={reason !== before}>
        <input aria-label="Reason" value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        <button type="button" onClick={() => setBefore(reason)}>
          Save
        </button>
      </div>
    </OfficeDialog>
  );
}

test('a part that is saved by itself is asked about until it is saved', async () => {
  draw(<Permission />);
  await click('Open');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'injury');
  await click('Close');
  expect(questions).toHaveLength(1);
  await click('Save');
  await click('Close');
  expect(questions).toHaveLength(1);
  await expect.poll(() => dialog('Player')).toBeNull();
});
