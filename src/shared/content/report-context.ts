import { createContext, use } from 'react';

/** Kinds of content that can be reported to staff. */
export type ReportKind =
  | 'profile'
  | 'review'
  | 'listing'
  | 'post'
  | 'comment'
  | 'event'
  | 'forum'
  | 'topic'
  | 'reply'
  | 'message'
  | 'question'
  | 'answer';

export interface ReportSubject {
  kind: ReportKind;
  id: string;
  /** Name of the member or listing; for other kinds, of the author. */
  name: string;
}

/** Provided by the app layout, because features can't import the report dialog from each other. */
export const ReportContext = createContext<((subject: ReportSubject) => void) | null>(null);

/** Returns a function that opens the report dialog, or null outside the app layout. */
export function useReportDialog(): ((subject: ReportSubject) => void) | null {
  return use(ReportContext);
}
