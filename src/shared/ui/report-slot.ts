import { createContext, use } from 'react';

/** What can be reported to staff. */
export type SubjectKind =
  | 'profile'
  | 'review'
  | 'listing'
  | 'post'
  | 'comment'
  | 'event'
  | 'forum'
  | 'topic'
  | 'reply'
  | 'message';

export interface ReportSubject {
  kind: SubjectKind;
  id: string;
  /** Of the member or listing itself; of whoever wrote anything else. */
  name: string;
}

/** Provided by the layout, which knows the window: features do not know one another. */
export const ReportContext = createContext<((subject: ReportSubject) => void) | null>(null);

/** Opens the window in which something is reported to staff. Null where there is none. */
export function useReportDialog(): ((subject: ReportSubject) => void) | null {
  return use(ReportContext);
}
