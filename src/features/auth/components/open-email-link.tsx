import { useMutation } from '@tanstack/react-query';
import { Failure } from '@/platform/errors/failure';
import { isRefusedLink, linkErrors } from '@/platform/session/email-errors';
import { EmailedCodeForm } from '@/platform/session/emailed-code-form';
import { Button } from '@/kit/ui/button';
import { openEmailLink } from '../api/mutations';
import type { EmailLink, EmailLinkType } from '../email-link';

interface OpenEmailLinkProps {
  link: EmailLink;
  /** What the click does. */
  text: string;
  label: string;
  /** Called once there's a session. */
  onOpened: () => void;
  /** Called if the link has expired or was used. */
  onRefused: () => void;
}

/**
 * Signs in with a link from an email after a click, because mail scanners open links, or with the code in the same
 * email. Use the link's token as its key.
 */
export function OpenEmailLink({ link: { type, tokenHash }, ...rest }: OpenEmailLinkProps) {
  return tokenHash === null ? (
    <EmailedCodeForm label={rest.label} onCode={(code) => openEmailLink({ type, ...code }).then(rest.onOpened)} />
  ) : (
    <Click type={type} hash={tokenHash} {...rest} />
  );
}

type ClickProps = Omit<OpenEmailLinkProps, 'link'> & { type: EmailLinkType; hash: string };

function Click({ type, hash, text, label, onOpened, onRefused }: ClickProps) {
  const open = useMutation({ mutationFn: openEmailLink });
  const click = () =>
    open.mutate(
      { type, token_hash: hash },
      { onSuccess: onOpened, onError: (error) => isRefusedLink(error) && onRefused() },
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[15px] text-pretty text-ink">{text}</p>
      <Failure error={open.error} errors={linkErrors} />
      <Button size="lg" full busy={open.isPending || open.isSuccess} busyLabel="Checking..." onClick={click}>
        {label}
      </Button>
    </div>
  );
}
