import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenImage } from './image-texts';

const ImagePicker = lazy(() => import('./ImagePicker'));

type LibraryButtonProps = {
  onChoose: (image: OpenImage) => void;
  /** `open` opens the library. */
  children: (open: () => void) => ReactNode;
};

export function LibraryButton({ onChoose, children }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
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
