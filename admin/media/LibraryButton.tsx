import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenImage } from './image-texts';

const ImagePicker = lazy(() => import('./ImagePicker'));

type LibraryButtonProps = {
  onChoose: (image: OpenImage) => void;
  /** `open` opens the library. */
  children: (open: () => void) => ReactNode;
};

export function LibraryButton({ onChoose, children }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && (
        <Suspense>
          <ImagePicker
            onClose={() => setIsOpen(false)}
            onChoose={image => {
              setIsOpen(false);
              onChoose(image);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
