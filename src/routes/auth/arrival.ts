/** Navigation state passed to the sign-in screen. */
export interface Arrival {
  /** Email of the member whose session ended. */
  sessionEnded?: string;
}

/** Reads the navigation state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('sessionEnded' in state && typeof state.sessionEnded === 'string' && { sessionEnded: state.sessionEnded }),
  };
}
