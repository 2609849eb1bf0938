import { RequestFailure } from '@/shared/supabase/errors';

/** The row that was written; fails as `forbidden` where there was none to change: it is gone, or somebody else's. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new RequestFailure('forbidden', 'Nothing was there to be changed.', null, null);
  return row;
}
