import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { contactVisibility } from '@/domain/member/member-text';
import { lockedMessages, useCan } from '@/shared/entitlements/entitlements';
import { ButtonLink } from '@/kit/ui/button';
import { ContactLinks } from '@/shared/members/contact-links';
import { LockedContact } from '@/shared/members/locked-contact';
import { OpenMessage } from '@/shared/members/open-message';
import { SideCard } from '@/kit/ui/side-card';
import { contactPanel, unlockHint, type MemberProfile } from '../member-profile';

interface MemberContactProps {
  member: MemberProfile;
  own: boolean;
  /** The button that opens a message to the member. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** The member's contact details, or how to unlock them; on the `own` page also who can see them. */
export function MemberContact({ member, own, message }: MemberContactProps) {
  const panel = contactPanel(member, useCan('seller_contact') ?? false);
  const upgrade = useUpgradePath();
  return (
    <SideCard title="Contact">
      <div className="mt-3">
        {panel === 'open' ? (
          <div className="flex flex-col gap-3">
            {own ? null : message?.(member)}
            <ContactLinks email={member.email} phone={member.phone} website={member.website} />
          </div>
        ) : null}
        {own ? (
          <p className="mt-2 flex items-start gap-2 text-sm text-muted">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {contactVisibility(member.profile_status)}
          </p>
        ) : null}
        {panel === 'upgrade' ? (
          <LockedContact
            title={lockedMessages.seller_contact}
            text={`Included in the Closer plan. ${unlockHint(member)}`}
          >
            <ButtonLink to={upgrade} variant="secondary" full>
              Upgrade
            </ButtonLink>
          </LockedContact>
        ) : null}
        {panel === 'upgrade' && message ? (
          <div className="mt-2.5">
            <OpenMessage member={member}>{message(member)}</OpenMessage>
          </div>
        ) : null}
        {panel === 'connections' ? (
          <LockedContact title="Contact information is for this member’s connections" text={unlockHint(member)} />
        ) : null}
      </div>
    </SideCard>
  );
}
