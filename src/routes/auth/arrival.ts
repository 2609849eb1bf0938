/** What one auth screen tells the next through the router's state. */
export interface Arrival {
  /** Email of an account made a moment ago, which could not be signed in to. */
  newAccount?: string;
}

/** Reads the router's state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null || !('newAccount' in state)) return {};
  return typeof state.newAccount === 'string' ? { newAccount: state.newAccount } : {};
}
