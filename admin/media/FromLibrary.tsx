import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenPicture } from './picture-texts';

const PicturePicker = lazy(() => import('./PicturePicker'));

type FromLibraryProps = {
  onChoose: (picture: OpenPicture) => void;
  /** Renders the button that opens the library. */
  children: (open: () => void) => ReactNode;
};

/** Renders a control that opens the library to choose an image. */
export function FromLibrary({ onChoose, children }: FromLibraryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <PicturePicker
            onClose={() => setOpen(false)}
            onChoose={picture => {
              setOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
