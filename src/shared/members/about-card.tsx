import type { ReactNode } from 'react';
import { fieldsOfKind, profileFields, type ProfileValues } from '@/domain/member/fields';
import { industryLabels, roleLabels } from '@/domain/member/member-vocabulary';
import { Card } from '@/kit/ui/card';
import { TagList } from '@/kit/ui/tag-list';

interface AboutCardProps {
  profile: Omit<ProfileValues, 'shown'>;
  /** In place of a missing bio. */
  noBio: ReactNode;
  /** Beside roles and industries. */
  note?: ReactNode;
  /** The most items of a list before the rest is folded. */
  limit?: number;
}

/** A member's bio, then lists of roles, industries, interests, and skills. */
export function AboutCard({ profile, noBio, note, limit }: AboutCardProps) {
  const lists = [
    { name: 'roles' as const, items: profile.roles.map((role) => roleLabels[role]), note },
    { name: 'industries' as const, items: profile.industries.map((industry) => industryLabels[industry]), note },
    ...fieldsOfKind('items').map((name) => ({ name, items: profile[name] })),
  ].filter(({ items }) => items.length > 0);
  return (
    <Card className="min-w-0 divide-y divide-line px-5 sm:px-7">
      <section aria-labelledby="about" className="py-6">
        <h2 id="about" className="text-lg font-semibold">
          About
        </h2>
        {profile.bio ? (
          <p className="mt-2 max-w-prose text-[15px] leading-relaxed break-words whitespace-pre-line">{profile.bio}</p>
        ) : (
          <p className="mt-2 text-[15px] text-muted">{noBio}</p>
        )}
      </section>
      {lists.length > 0 ? (
        <dl className="flex flex-col gap-5 py-6">
          {lists.map(({ name, ...list }) => (
            <TagList key={name} title={profileFields[name].label} limit={limit} {...list} />
          ))}
        </dl>
      ) : null}
    </Card>
  );
}
