import { useFormContext } from 'react-hook-form';
import { profileFields } from '@/domain/member/fields';
import { socialSiteExamples, socialSiteLabels, socialSites } from '@/domain/member/social-links';
import { Field } from '@/kit/ui/field';
import { FormSection } from '@/kit/ui/form-section';
import { Input } from '@/kit/ui/input';
import { SocialIcon } from '@/shared/members/social-icon';
import type { ProfileDraft } from '../schema';

/** The member's profiles on other sites. */
export function LinksSection() {
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <FormSection title={profileFields.social_links.label} text="Your profiles on other sites.">
      <div className="grid gap-5 sm:grid-cols-2">
        {socialSites.map((site) => (
          <Field
            key={site}
            label={
              <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:text-muted">
                <SocialIcon site={site} />
                {socialSiteLabels[site]}
              </span>
            }
            error={formState.errors.social_links?.[site]?.message}
          >
            <Input
              {...register(`social_links.${site}`)}
              // Not type="url": browsers reject addresses without a scheme, which we add.
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={socialSiteExamples[site]}
            />
          </Field>
        ))}
      </div>
    </FormSection>
  );
}
