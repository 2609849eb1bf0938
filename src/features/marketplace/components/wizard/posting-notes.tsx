import { Handshake, ImageOff, MailWarning, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { unconfirmedText } from '../../wizard-rules';

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mb-5 flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** Before anything is typed, not after. */
export function UnconfirmedNote() {
  return (
    <Note icon={<MailWarning aria-hidden />}>
      <strong>{unconfirmedText}</strong> You can fill in the form meanwhile: it is kept, and the button that posts it
      appears as soon as you have opened the link in our mail.
    </Note>
  );
}

/** What a free membership means for the listing. */
export function JvNote() {
  return (
    <Note icon={<Handshake aria-hidden />}>
      On a free membership your listing carries a <strong>50% JV requirement</strong>: you and whoever takes the deal
      split its profit half and half. Paid members post without it.
    </Note>
  );
}

/** Said of a draft that came back without some of its pictures. */
export function LostPicturesNote({ count }: { count: number }) {
  return (
    <output>
      {count > 0 ? (
        <Note icon={<ImageOff aria-hidden />}>
          {count === 1 ? 'A picture of your draft is' : `${count} pictures of your draft are`} no longer stored.{' '}
          <strong>Choose {count === 1 ? 'it' : 'them'} again</strong> in the step Pictures.
        </Note>
      ) : null}
    </output>
  );
}

/** What a new address means for a listing that staff have verified. */
export function VerifyAgainNote() {
  return (
    <Note icon={<ShieldAlert aria-hidden />}>
      This listing is verified as it stands. Another address, property type or contract statement has to be verified
      again; until then it is shown without the badge.
    </Note>
  );
}
