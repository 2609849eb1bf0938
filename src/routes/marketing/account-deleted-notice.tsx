import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { IconButton } from '@/kit/ui/button';

/** Confirms to a member who just deleted their account; the app redirects here. */
export function AccountDeletedNotice() {
  const [params] = useSearchParams();
  return params.get('account') === 'deleted' ? <Notice /> : null;
}

function Notice() {
  const navigate = useNavigate();
  const text = useRef<HTMLOutputElement>(null);
  // Screen readers don't announce content that's there on page load.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="bg-evergreen-soft text-evergreen-ink">
      <div className="mx-auto flex w-full max-w-page items-center gap-3 px-4 py-2 sm:px-6">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <output ref={text} tabIndex={-1} className="min-w-0 flex-1 text-[15px] outline-none">
          <strong className="font-semibold">Your account and its data were deleted.</strong> You’re welcome back any
          time.
        </output>
        <IconButton label="Dismiss" onClick={() => void navigate(paths.home, { replace: true })}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
