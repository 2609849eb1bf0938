import { MailCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/kit/ui/button';
import { noticeReference } from '@/domain/moderation/notice-reference';

interface NoticeSentProps {
  id: string;
  email: string;
  onAnother: () => void;
}

/** Confirms a legal notice with its reference and what happens next. Takes focus from the form it replaces. */
export function NoticeSent({ id, email, onAnother }: NoticeSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-5 py-4">
      <span
        aria-hidden
        className="flex size-14 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink"
      >
        <MailCheck className="size-7" />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
          Notice sent
        </h2>
        <p className="mt-2 text-[15px]">
          Your reference is <strong className="numeric font-semibold">{noticeReference(id)}</strong>. Keep it for your
          records.
        </p>
      </div>
      <ol className="ml-5 list-decimal space-y-2 text-[15px] text-muted">
        <li>Our team reviews your notice before other messages.</li>
        <li>If it’s complete and valid, we take the content down and tell the member who posted it why.</li>
        <li>
          We reply to <span className="font-medium break-words text-ink">{email}</span> with what we did, or what’s
          missing.
        </li>
      </ol>
      <Button variant="secondary" size="lg" onClick={onAnother}>
        Send another notice
      </Button>
    </div>
  );
}
