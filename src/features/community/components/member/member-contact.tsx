import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { ContactLinks, Withheld } from '@/shared/ui/contact-details';
import { SideCard } from '@/shared/ui/side-card';
import { contactPanel, openedBy, type MemberProfile } from '../../member-profile';

/** How to reach the member, or how to get to know it. */
export function MemberContact({ member }: { member: MemberProfile }) {
  const tier = useMember().data?.membership_tier ?? 'free';
  const panel = contactPanel(member, tier);
  return (
    <SideCard title="Contact">
      <div className="mt-3">
        {panel === 'open' ? <ContactLinks email={member.email} phone={member.phone} /> : null}
        {panel === 'upgrade' ? (
          <Withheld title="Contact information available to Pro and Partner members" text={openedBy(member)}>
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
