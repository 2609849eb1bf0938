import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { Warning } from '@/kit/ui/warning';
import { pictureNotesQuery } from './api/matches';

/** For a listing's seller and reviewers: how many of its pictures look drawn, or are also with other properties. */
export function PictureNotes({ listingId }: { listingId: string }) {
  const { data = [] } = useQuery(pictureNotesQuery(listingId));
  const drawn = data.filter(({ is_drawn }) => is_drawn).length;
  const elsewhere = data.filter((note) => note.elsewhere > 0).length;
  return (
    <Warning icon={Images}>
      {drawn + elsewhere > 0 ? (
        <>
          {drawn > 0 ? `${pictures(drawn, 'looks', 'look')} drawn, not photographed. ` : ''}
          {elsewhere > 0 ? `${pictures(elsewhere, 'is', 'are')} also in listings of other properties. ` : ''}
          Buyers trust photos of the property itself.
        </>
      ) : null}
    </Warning>
  );
}

function pictures(count: number, one: string, several: string): string {
  return count === 1 ? `1 picture ${one}` : `${count} pictures ${several}`;
}
