import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenPicture } from './picture-words';

const PicturePicker = lazy(() => import('./PicturePicker'));

export type FromLibraryProps = {
  onChoose: (picture: OpenPicture) => void;
  /** What opens the library. */
  children: (open: () => void) => ReactNode;
};

/** A way to the pictures there are already, wherever one is chosen. */
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
