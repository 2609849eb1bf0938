/** What one screen tells the sign-in screen through the router's state. */
export interface Arrival {
  /** Email of an account made a moment ago, which could not be signed in to. */
  newAccount?: string;
  /** Email of the member whose session ended while they were at work. */
  sessionEnded?: string;
}

/** Reads the router's state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('newAccount' in state && typeof state.newAccount === 'string' && { newAccount: state.newAccount }),
    ...('sessionEnded' in state && typeof state.sessionEnded === 'string' && { sessionEnded: state.sessionEnded }),
  };
}
