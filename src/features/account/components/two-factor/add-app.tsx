import { useState } from 'react';
import type { Account } from '../../api/queries';
import type { Enrollment } from '../../two-factor';
import { NewAppForm } from './new-app-form';
import { ScanForm } from './scan-form';

interface AddAppProps {
  account: Account;
  /** Called with new recovery codes; null if there are none. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** The two steps of adding an authenticator app: proving who you are, and entering the app's first code. */
export function AddApp({ account, onAdded, onClose }: AddAppProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  // The account changes before the form closes.
  const [isFirst] = useState(account.apps.length === 0);
  if (!enrollment) return <NewAppForm account={account} onEnrolled={setEnrollment} onClose={onClose} />;
  return <ScanForm enrollment={enrollment} isFirst={isFirst} onAdded={onAdded} onClose={onClose} />;
}
