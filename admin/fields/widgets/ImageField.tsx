import { useId } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { getValueAt } from '../../../domain/fields/path';
import { getField } from '../../../domain/fields/tree';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../../../domain/limits';
import { findResponsiveImage, getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { trpc } from '../../../trpc/client';
import { Alert } from '../../kit/Alert';
import { FilePicker } from '../../kit/FilePicker';
import { Inline } from '../../kit/Stack';
import { TextButton } from '../../kit/TextButton';
import { FocusPoint } from '../../media/FocusPoint';
import type { OpenImage } from '../../media/image-texts';
import { LibraryButton } from '../../media/LibraryButton';
import { uploadImage } from '../../upload-image';
import { useCan } from '../../use-current-user';
import { useUpload } from '../../use-upload';
import { requiredLabel } from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import { AltInput } from './AltInput';
import * as css from './ImageField.css';

type Image = {
  src?: string;
  /** Tiny preview (data URL), if stored. */
  pixel?: string;
  alt?: string;
  decorative?: boolean;
};

/** Fields that are set together with the image. */
const IMAGE_KEYS = ['_id', 'src', 'pixel', 'alt', 'decorative'];

/** Renders an image, with alt text unless the field stores only the URL. */
export function ImageField({ field, value, set, renderEntry }: WidgetProps<Image | string>) {
  const { store, problems, setBusy, hidesRequiredMarks } = useForm();
  const { label, hint, path, meta, fields } = field;
  const isBare = field.type === 'text';
  const { src = '' } = typeof value === 'string' ? { src: value } : (value ?? {});
  const srcSchema = fields.find(([name]) => name === 'src')?.[1];
  const isRequired = !field.optional && !(srcSchema && getField(srcSchema).optional);
  const problem = problems.get(isBare ? path : `${path}.src`);
  const id = useId();

  /** @param texts alt text and decorative flag, unchanged if omitted */
  function changeImage(newUrl: string, pixel: string, texts?: { alt: string; decorative: boolean }) {
    if (isBare) return set(newUrl);
    const image = getValueAt(store.get(), path) as Image | undefined;
    const hasPixel = fields.some(([name]) => name === 'pixel');
    const canSetDecorative = texts && (texts.decorative || image?.decorative);
    set({
      ...image,
      src: newUrl,
      ...(hasPixel && { pixel }),
      ...(texts && { alt: texts.alt }),
      ...(canSetDecorative && { decorative: texts.decorative }),
    });
  }
  function removeImage() {
    if (field.optional && !field.hasDefault && !isBare) set(undefined);
    else changeImage('', '', { alt: '', decorative: false });
    document.getElementById(`${id}-file`)?.focus();
  }
  const chooseImage = ({ url, pixel, ...texts }: OpenImage) => changeImage(url, pixel, texts);
  const upload = useUpload(setBusy);
  const uploadFile = (file: File) =>
    upload.send(async (onProgress, signal) => {
      const { url, pixel } = await uploadImage(file, onProgress, signal);
      changeImage(url, pixel);
    });
  const error = upload.error ?? problem;
  const size = meta.cropped ? findResponsiveImage(src) : undefined;
  const { data: focus } = trpc.media.focus.useQuery({ url: src }, { enabled: size !== undefined });
  const canChangeFocus = useCan()('media.write');

  return (
    <fieldset className={css.fieldset} aria-labelledby={`${id}-label`}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-file`}
        className={classNames(css.label, isRequired && !hidesRequiredMarks && requiredLabel)}
      >
        {label}
      </label>
      <div className={classNames(css.row, size && css.croppedRow)}>
        <div className={css.frame}>
          {src &&
            (size && focus ? (
              // Saves changes immediately, because the focal point belongs to the image.
              <FocusPoint
                key={src}
                image={{ url: src, ...size, focus }}
                canChange={canChangeFocus}
                hidesCrops
              />
            ) : (
              <img className={css.imageFrame} src={toStaffSource(getSmallestSource(src))} alt="" />
            ))}
        </div>
        <FilePicker
          id={`${id}-file`}
          required={isRequired}
          title={src ? 'Replace image' : 'Drop or choose an image'}
          note={
            !src && (hint ?? `PNG, JPEG, WebP, AVIF, GIF or SVG, up to ${PHOTO_MAX_BYTES / 1_048_576} MB`)
          }
          accept={PHOTO_TYPES}
          share={upload.share}
          progressLabel={`Uploading ${label.toLowerCase()}`}
          error={error}
          aria-describedby={error ? `${id}-error` : undefined}
          onFile={uploadFile}
        />
      </div>
      <Inline gap={5}>
        <LibraryButton onChoose={chooseImage} />
        {src && (
          <TextButton aria-label={`Remove ${label.toLowerCase()}`} onClick={removeImage}>
            Remove
          </TextButton>
        )}
      </Inline>
      <Alert id={`${id}-error`}>{error}</Alert>
      {src && !isBare && (
        <div className={css.moreFields}>
          <AltInput path={path}>{renderEntry('alt')}</AltInput>
        </div>
      )}
      {fields.map(
        ([name]) =>
          !IMAGE_KEYS.includes(name) && (
            <div key={name} className={css.moreFields}>
              {renderEntry(name)}
            </div>
          ),
      )}
    </fieldset>
  );
}
