import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';

/** Account settings: the way to the member's proof of funds. */
export function FundsSection() {
  return (
    <SettingsSection
      title="Proof of funds"
      text="Show sellers how much you can spend. They never see the document unless you share it."
    >
      <ButtonLink to={paths.funds} variant="secondary">
        Manage proof of funds
      </ButtonLink>
    </SettingsSection>
  );
}
