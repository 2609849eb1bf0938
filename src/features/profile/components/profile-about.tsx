import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Badge } from '@/kit/ui/badge';
import { AboutCard } from '@/shared/members/about-card';
import type { Profile } from '../profile';

/** The bio, then lists of roles, interests, and skills. */
export function ProfileAbout({ profile }: { profile: Profile }) {
  const hidden = profile.shown ? null : (
    <Badge icon={<EyeOff aria-hidden />} className="font-medium">
      Only you can see this
    </Badge>
  );
  return <AboutCard profile={profile} noBio={<NoBio />} note={hidden} />;
}

function NoBio() {
  return (
    <>
      No bio yet. What do you buy, where, and what are you good at?{' '}
      <Link to={paths.editProfile} className="font-medium text-evergreen-ink underline underline-offset-2">
        Write a few lines
      </Link>
    </>
  );
}
