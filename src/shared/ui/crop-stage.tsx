import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureArea } from '@/shared/lib/draw-picture';
import { isTap, movedBy } from './crop-rules';

const zooms = { min: 1, max: 3, step: 0.1 };
/** Pixels that an arrow key moves the picture by; a fifth of it with Shift. */
const arrowStep = 10;

// The thumb and track stand in two rules each, as browsers drop a rule with a name they do not know.
const sliderClass = clsx(
  'h-11 w-full min-w-0 cursor-pointer appearance-none rounded-control bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-edge',
  '[&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-5.5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-evergreen',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge',
  '[&::-moz-range-thumb]:size-5.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-evergreen',
);

const noSize = { width: 0, height: 0 };
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });

interface CropStageProps {
  /** Null until there is one. */
  address: string | null;
  /** Told which square is inside the circle, at first and with every move. */
  onArea: (area: PictureArea) => void;
  onUnreadable: () => void;
}

/** The picture under a round window. Moved by dragging, tapping what shall be its middle, or arrow keys; zoomed by slider, wheel or two fingers. */
export function CropStage({ address, onArea, onUnreadable }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const sliderId = useId();
  const sizes = useRef({ picture: noSize, circle: noSize });
  const pressed = useRef({ x: 0, y: 0 });

  /** For those who can press but not drag: what is tapped comes to the middle. */
  const centre = (event: MouseEvent<HTMLDivElement>) => {
    const at = pointOf(event);
    if (!isTap(pressed.current, at)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: left + width / 2 - at.x, y: top + height / 2 - at.y };
    setCrop(movedBy(crop, by, sizes.current.picture, sizes.current.circle, zoom));
  };

  return (
    <div className="flex flex-col gap-3 pt-1">
      {/* Square, so that at zoom 1 the circle reaches from edge to edge; low enough for the slider to stay in sight, as a
          finger on the picture does not scroll. */}
      <div className="relative mx-auto aspect-square w-[min(100%,max(9rem,88dvh-20.5rem))] overflow-hidden rounded-card bg-sunken outline-offset-2 outline-evergreen has-focus-visible:outline-2">
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={arrowStep}
            // Its style sheet comes with this file: none is written into the page.
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'application',
              'aria-label': 'Picture: move it with the arrow keys',
              onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
                pressed.current = pointOf(event);
              },
              onClick: centre,
            }}
            setMediaSize={(size) => {
              sizes.current.picture = size;
            }}
            setCropSize={(size) => {
              sizes.current.circle = size;
            }}
            mediaProps={{ onError: onUnreadable }}
            // The frame around it shows the focus.
            classes={{ cropAreaClassName: 'outline-none' }}
            // What is transparent becomes white.
            style={{ mediaStyle: { backgroundColor: 'white' } }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            // Before the picture is loaded, its size is no number.
            onCropAreaChange={(_percentages, pixels) => (pixels.width > 0 ? onArea(pixels) : undefined)}
          />
        ) : null}
      </div>
      <div className="flex items-center gap-3 text-muted">
        <ZoomOut aria-hidden className="size-5 shrink-0" />
        <label htmlFor={sliderId} className="sr-only">
          Zoom
        </label>
        <input
          id={sliderId}
          type="range"
          {...zooms}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} times`}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
          className={sliderClass}
        />
        <ZoomIn aria-hidden className="size-5 shrink-0" />
      </div>
    </div>
  );
}
