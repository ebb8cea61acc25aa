/** The follower of a tenant who makes a call, and their account. */
export type FollowerIds = { id: string; accountId: string };
