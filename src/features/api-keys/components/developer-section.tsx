import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';

/** Account settings: the way to API keys. */
export function DeveloperSection() {
  return (
    <SettingsSection title="Developer" text="Connect your own programs, such as a spreadsheet or a CRM.">
      <ButtonLink to={paths.developer} variant="secondary">
        Manage API keys
      </ButtonLink>
    </SettingsSection>
  );
}
