import type { ReactNode } from 'react';
import type { Mark } from '../../map/marks';
import type { Bounds, Place, View } from '../../map/mercator';

/** What the map shows after a move. */
export interface Look {
  view: View;
  bounds: Bounds;
}

/** A wish to show a part of the map; a new `id` is a new wish. */
export interface Wish {
  id: number;
  bounds: Bounds;
}

/** What the built-in map and Google's have in common: they show marks and an info window, and tell what they look at. */
export interface SurfaceProps {
  start: View;
  wish: Wish | null;
  marks: readonly Mark[];
  /** Key of the mark that stands out. */
  highlighted: string | null;
  /** A listing that stands out though no mark is known to hold it. */
  beacon: Place | null;
  /** The area searched: its outline is shown. */
  searched: Bounds | null;
  /** Called while the map moves, a few times a second, and when it rests. `byReader`: moved by hand, not by a wish. */
  onLook: (look: Look, byReader: boolean) => void;
  onPress: (mark: Mark) => void;
  /** The pointer or the focus came to a mark, or left it (null). */
  onPoint: (mark: Mark | null) => void;
  info: { key: string; place: Place; name: string; content: ReactNode } | null;
  onCloseInfo: () => void;
}
