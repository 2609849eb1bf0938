import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { useTurnPush } from '../api/push-mutations';
import { devicesQuery, isThisBrowser } from '../api/push-queries';
import { pushProblem } from '../push/push-problem';
import { thisBrowser } from '../push/push-support';

/** Offers push notifications where an answer is awaited. Nothing where the browser can't, or has them already. */
export function PushInvitation({ userId }: { userId: string }) {
  const turn = useTurnPush(userId);
  const [support] = useState(thisBrowser);
  const { data: devices } = useQuery({ ...devicesQuery(userId), enabled: support === 'supported' });
  if (turn.data === 'on') return <output className="text-sm text-muted">We’ll notify you on this device.</output>;
  if (support !== 'supported' || !devices || devices.some(isThisBrowser)) return null;
  return (
    <div>
      <Button
        variant="secondary"
        full
        icon={<BellRing aria-hidden />}
        busy={turn.isPending}
        busyLabel="Turning on..."
        onClick={() => turn.mutate(true)}
      >
        Get notified on this device
      </Button>
      <FormError className="mt-2">{pushProblem(turn, thisBrowser())}</FormError>
    </div>
  );
}
