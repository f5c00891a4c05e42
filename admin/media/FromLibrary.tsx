import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenImage } from './image-texts';

const ImagePicker = lazy(() => import('./ImagePicker'));

type FromLibraryProps = {
  onChoose: (image: OpenImage) => void;
  /** `open` opens the library. */
  children: (open: () => void) => ReactNode;
};

export function FromLibrary({ onChoose, children }: FromLibraryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <ImagePicker
            onClose={() => setOpen(false)}
            onChoose={image => {
              setOpen(false);
              onChoose(image);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
