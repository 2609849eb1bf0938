import { socialSiteLabels, socialSites, type SocialSite } from '@/domain/member/social-links';
import { FormSection } from '@/kit/ui/form-section';
import { SocialIcon } from '@/shared/members/social-icon';
import { TextField } from './text-field';

const examples: Readonly<Record<SocialSite, string>> = {
  linkedin: 'linkedin.com/in/you',
  facebook: 'facebook.com/you',
  twitter: 'x.com/you',
  instagram: 'instagram.com/you',
};

/** The member's profiles on other sites. */
export function LinksSection() {
  return (
    <FormSection title="Links" text="Your profiles on other sites.">
      <div className="grid gap-5 sm:grid-cols-2">
        {socialSites.map((site) => (
          <TextField
            key={site}
            name={site}
            label={
              <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:text-muted">
                <SocialIcon site={site} />
                {socialSiteLabels[site]}
              </span>
            }
            // Not type="url": browsers reject addresses without a scheme, which we add.
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={examples[site]}
          />
        ))}
      </div>
    </FormSection>
  );
}
