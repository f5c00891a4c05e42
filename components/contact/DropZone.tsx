import { type HTMLAttributes, type RefObject, useCallback, useEffect } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { ATTACHMENT_TYPES } from '../../domain/attachment';

export type DropHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
>;
export type DropState = 'accepted' | 'rejected' | undefined;

const accept = Object.fromEntries(
  Object.entries(ATTACHMENT_TYPES).map(([extension, type]) => [type.split(';')[0], [`.${extension}`]]),
);

type DropZoneProps = {
  /** The drop area is already rendered, so it receives its handlers through `onHandlers`. */
  area: RefObject<HTMLElement | null>;
  onFiles: (files: readonly File[]) => void;
  onDropState: (dropState: DropState) => void;
  onHandlers: (handlers: DropHandlers) => void;
};

/** Makes a rendered area accept dropped files. Renders nothing. */
export function DropZone({ area, onFiles, onDropState, onHandlers }: DropZoneProps) {
  // Includes rejected files, because the caller validates chosen and dropped files alike.
  const onDrop = useCallback(
    (acceptedFiles: File[], rejections: FileRejection[]) =>
      onFiles([...acceptedFiles, ...rejections.map(({ file }) => file)]),
    [onFiles],
  );
  const { getRootProps, rootRef, isDragActive, isDragReject } = useDropzone({
    accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop,
  });
  useEffect(() => {
    (rootRef as RefObject<HTMLElement | null>).current = area.current;
    const { onDragEnter, onDragOver, onDragLeave, onDrop } = getRootProps();
    onHandlers({ onDragEnter, onDragOver, onDragLeave, onDrop });
  }, [area, getRootProps, onHandlers, rootRef]);
  useEffect(() => {
    onDropState(isDragReject ? 'rejected' : isDragActive ? 'accepted' : undefined);
  }, [isDragActive, isDragReject, onDropState]);
  return null;
}
