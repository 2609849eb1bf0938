/** Navigation state passed to the sign-in screen. */
export interface Arrival {
  /** Email of the member whose session ended. */
  sessionEnded?: string;
  /** A screen that needs a session sent the visitor. Nobody pressed Sign in. */
  wasSent?: boolean;
}

/** Reads the navigation state, which may be anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('sessionEnded' in state && typeof state.sessionEnded === 'string' && { sessionEnded: state.sessionEnded }),
    ...('wasSent' in state && { wasSent: state.wasSent === true }),
  };
}
