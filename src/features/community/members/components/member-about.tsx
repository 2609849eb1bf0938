import { Link } from 'react-router-dom';
import { industryLabels, roleLabels } from '@/domain/member/member-vocabulary';
import { paths } from '@/domain/site/paths';
import { Card } from '@/kit/ui/card';
import { TagList } from '@/kit/ui/tag-list';
import type { MemberProfile } from '../member-profile';

const most = 12;

/** The member's bio, and their roles, interests, and expertise. */
export function MemberAbout({ member, own }: { member: MemberProfile; own: boolean }) {
  const { name, bio } = member;
  const lists = [
    { title: 'Roles', items: member.roles.map((role) => roleLabels[role]) },
    { title: 'Industries', items: member.industries.map((industry) => industryLabels[industry]) },
    { title: 'Investment interests', items: member.investment_interests },
    { title: 'Expertise', items: member.expertise },
    { title: 'Certifications', items: member.certifications },
  ].filter(({ items }) => items.length > 0);
  return (
    <Card className="min-w-0 divide-y divide-line px-5 sm:px-7">
      <section aria-labelledby="about" className="py-6">
        <h2 id="about" className="text-lg font-semibold">
          About
        </h2>
        {bio ? (
          <p className="mt-2 max-w-prose text-[15px] leading-relaxed break-words whitespace-pre-line">{bio}</p>
        ) : (
          <p className="mt-2 text-[15px] text-muted">
            {own ? (
              <>
                You haven’t written anything yet.{' '}
                <Link to={paths.editProfile} className="font-medium text-evergreen-ink underline underline-offset-2">
                  Add a bio
                </Link>
              </>
            ) : (
              `${name} hasn’t written anything yet.`
            )}
          </p>
        )}
      </section>
      {lists.length > 0 ? (
        <dl className="flex flex-col gap-5 py-6">
          {lists.map((list) => (
            <TagList key={list.title} {...list} limit={most} />
          ))}
        </dl>
      ) : null}
    </Card>
  );
}
