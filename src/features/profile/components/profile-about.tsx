import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { industryLabels, roleLabels } from '@/domain/member/member-vocabulary';
import { paths } from '@/domain/site/paths';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { TagList } from '@/kit/ui/tag-list';
import type { Profile } from '../profile';

/** The bio, then lists of roles, interests, and skills. */
export function ProfileAbout({ profile }: { profile: Profile }) {
  const { bio, roles, industries, shown } = profile;
  const hidden = shown ? null : (
    <Badge icon={<EyeOff aria-hidden />} className="font-medium">
      Only you can see this
    </Badge>
  );
  const lists = [
    { title: 'Roles', items: roles.map((role) => roleLabels[role]), note: hidden },
    { title: 'Industries', items: industries.map((industry) => industryLabels[industry]), note: hidden },
    { title: 'Investment interests', items: profile.investment_interests },
    { title: 'Expertise', items: profile.expertise },
    { title: 'Certifications', items: profile.certifications },
  ].filter(({ items }) => items.length > 0);
  return (
    <Card className="divide-y divide-line px-5 sm:px-7">
      <section aria-labelledby="about" className="py-6">
        <h2 id="about" className="text-lg font-semibold">
          About
        </h2>
        {bio ? (
          <p className="mt-2 max-w-prose text-[15px] leading-relaxed break-words whitespace-pre-line">{bio}</p>
        ) : (
          <NoBio />
        )}
      </section>
      {lists.length > 0 ? (
        <dl className="flex flex-col gap-5 py-6">
          {lists.map((list) => (
            <TagList key={list.title} {...list} />
          ))}
        </dl>
      ) : null}
    </Card>
  );
}

function NoBio() {
  return (
    <p className="mt-2 text-[15px] text-muted">
      No bio yet. What do you buy, where, and what are you good at?{' '}
      <Link to={paths.editProfile} className="font-medium text-evergreen-ink underline underline-offset-2">
        Write a few lines
      </Link>
    </p>
  );
}
