/** Navigation state passed to the sign-in screen. */
export interface Arrival {
  /** Email of a just-created account that couldn't be signed in. */
  newAccount?: string;
  /** Email of the member whose session ended. */
  sessionEnded?: string;
}

/** Reads the navigation state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('newAccount' in state && typeof state.newAccount === 'string' && { newAccount: state.newAccount }),
    ...('sessionEnded' in state && typeof state.sessionEnded === 'string' && { sessionEnded: state.sessionEnded }),
  };
}
