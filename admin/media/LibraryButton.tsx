import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TextButton } from '../kit/TextButton';
import type { OpenImage } from './image-texts';

const ImagePicker = lazy(() => import('./ImagePicker'));

type LibraryButtonProps = {
  onChoose: (image: OpenImage) => void;
  /** Renders another button. `open` opens the library. */
  children?: (open: () => void) => ReactNode;
};

export function LibraryButton({ onChoose, children }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children ? (
        children(() => setIsOpen(true))
      ) : (
        <TextButton onClick={() => setIsOpen(true)}>Choose from the library</TextButton>
      )}
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
