import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { contactReaders } from '@/shared/lib/member-texts';
import { gateTexts } from '@/shared/lib/membership-gates';
import { useMay } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { ContactLinks, Withheld } from '@/shared/ui/contact-details';
import { SideCard } from '@/shared/ui/side-card';
import { contactPanel, openedBy, type MemberProfile } from '../../member-profile';

interface MemberContactProps {
  member: MemberProfile;
  own: boolean;
  /** The way to write to the member. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** How to reach the member, or how to get to know it; on the `own` page also who else can. */
export function MemberContact({ member, own, message }: MemberContactProps) {
  const panel = contactPanel(member, useMay('seller_contact') ?? false);
  return (
    <SideCard title="Contact">
      <div className="mt-3">
        {panel === 'open' ? (
          <div className="flex flex-col gap-3">
            {own ? null : message?.(member)}
            <ContactLinks email={member.email} phone={member.phone} />
          </div>
        ) : null}
        {own ? (
          <p className="mt-2 flex items-start gap-2 text-sm text-muted">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {contactReaders(member.profile_status)}
          </p>
        ) : null}
        {panel === 'upgrade' ? (
          <Withheld title={gateTexts.seller_contact} text={openedBy(member)}>
            <ButtonLink to={paths.membership} variant="secondary" full>
              Upgrade
            </ButtonLink>
          </Withheld>
        ) : null}
        {panel === 'connections' ? (
          <Withheld title="Contact information is for this member’s connections" text={openedBy(member)} />
        ) : null}
      </div>
    </SideCard>
  );
}
