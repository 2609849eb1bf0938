import { createContext, use } from 'react';
import type { ReportSubject } from './report-context';

/** What a moderator is about to act on. */
export interface ModerateSubject extends ReportSubject {
  /** Open reports to act on instead, all with the same action. */
  reportIds?: readonly string[];
  /** For listings: whether it has the verified badge. */
  verified?: boolean;
  /** Called after the action, with what happened. */
  onDone?: (message: string) => void;
}

/** Provided by the app layout, because features can't import the dialog from each other. */
export const ModerateContext = createContext<((subject: ModerateSubject) => void) | null>(null);

/** Returns a function that opens the moderation dialog, or null outside the app layout. */
export function useModerateDialog(): ((subject: ModerateSubject) => void) | null {
  return use(ModerateContext);
}
