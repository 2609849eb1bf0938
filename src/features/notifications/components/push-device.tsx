import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '@/platform/auth/auth-provider';
import { readPushDevice } from '@/platform/worker/push-device';
import type { PageMessage } from '@/platform/worker/page-message';

/** Opens what a pressed notification is about, and keeps this browser's subscription its member's. */
export function PushDevice() {
  const { id } = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keep = () => {
      if (!readPushDevice()) return;
      import('../push/refresh-device')
        .then(({ refreshDevice }) => refreshDevice(id))
        // The next visit tries again.
        .catch(() => undefined);
    };
    const receive = ({ data }: MessageEvent<PageMessage>) => {
      if (data.kind === 'open') void navigate(data.path);
      else keep();
    };
    keep();
    navigator.serviceWorker.addEventListener('message', receive);
    return () => navigator.serviceWorker.removeEventListener('message', receive);
  }, [id, navigate]);
  return null;
}
