import { useEffect, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { openRecoveryLink } from '../api/mutations';
import { classifyRecoveryError, type RecoveryFailure } from '../errors';
import { UnusableLink } from './unusable-link';
import { VerifyingLink } from './verifying-link';

interface OpenLinkProps {
  accessToken: string;
  refreshToken: string;
  onOpened: () => void;
}

/** Signs in with the link's tokens. Use the link as its key, so that a new link starts over. */
export function OpenRecoveryLink({ accessToken, refreshToken, onOpened }: OpenLinkProps) {
  const [failure, setFailure] = useState<RecoveryFailure | null>(null);
  const verifying = failure === null;
  useEffect(() => {
    if (!verifying) return undefined;
    let current = true;
    openRecoveryLink({ accessToken, refreshToken }).then(
      () => current && onOpened(),
      (error: unknown) => current && setFailure(classifyRecoveryError(error)),
    );
    return () => {
      current = false;
    };
  }, [accessToken, refreshToken, onOpened, verifying]);

  if (verifying) return <VerifyingLink />;
  return (
    <UnusableLink failure={failure}>
      {failure === 'broken' ? (
        <Button variant="secondary" full onClick={() => setFailure(null)}>
          Try again
        </Button>
      ) : null}
    </UnusableLink>
  );
}
