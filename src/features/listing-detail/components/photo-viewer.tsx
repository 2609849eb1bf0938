import type { KeyboardEvent } from 'react';
import { publicFileUrl } from '@/platform/supabase/files';
import { Lightbox } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './photo-viewer.css';
import { pictureAlt } from '../picture-alt';

export interface PhotoViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  images: readonly string[];
  title: string;
  /** The picture that is shown, from 0. */
  index: number;
  onView: (index: number) => void;
}

/**
 * The listing's pictures on the whole screen: swipe, pinch, double tap, wheel, arrows, Home, End, + and -, Escape. The
 * library makes everything else inert, gives the focus back, and leaves out transitions for reduced motion.
 */
export function PhotoViewer({ open, onOpenChange, images, title, index, onView }: PhotoViewerProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Home') onView(0);
    if (key === 'End') onView(images.length - 1);
  };
  return (
    <Lightbox
      open={open}
      close={() => onOpenChange(false)}
      index={index}
      on={{
        view: ({ index: viewed }) => onView(viewed),
      }}
      slides={images.map((path, slide) => ({
        src: publicFileUrl('images', path),
        alt: pictureAlt(title, slide, images.length),
      }))}
      plugins={images.length > 1 ? [Zoom, Counter] : [Zoom]}
      className="photo-viewer"
      portal={{ container: { onKeyDown } }}
      carousel={{ finite: images.length < 2, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      // Also on a large screen, where a picture has few pixels more than it's shown with.
      zoom={{ maxZoomPixelRatio: 3 }}
      labels={{
        Lightbox: `Pictures of ${title}, full screen`,
        'Photo gallery': `Pictures of ${title}`,
        Previous: 'Previous picture',
        Next: 'Next picture',
      }}
    />
  );
}
