import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { IconButton } from '@/shared/ui/button';

/** The last word to somebody who has just deleted their account, whom the app sends here. */
export function AccountDeletedNotice() {
  const [params] = useSearchParams();
  return params.get('account') === 'deleted' ? <Farewell /> : null;
}

function Farewell() {
  const navigate = useNavigate();
  const text = useRef<HTMLOutputElement>(null);
  // Read out: what stands on a page from the start is not.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="bg-evergreen-soft text-evergreen-ink">
      <div className="mx-auto flex w-full max-w-page items-center gap-3 px-4 py-2 sm:px-6">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <output ref={text} tabIndex={-1} className="min-w-0 flex-1 text-[15px] outline-none">
          <strong className="font-semibold">Your account was deleted,</strong> and everything that belonged to it. You
          are welcome back any time.
        </output>
        <IconButton label="Dismiss" onClick={() => void navigate(paths.home, { replace: true })}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
