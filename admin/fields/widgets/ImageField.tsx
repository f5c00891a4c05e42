import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { classNames } from '../../../components/ui/class-names';
import { dropInput, dropNote, dropProgress, dropVariants } from '../../../components/ui/drop-area.css';
import { FieldMessage } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { close, image } from '../../../components/ui/icons';
import { getValueAt } from '../../../domain/fields/path';
import { getField } from '../../../domain/fields/tree';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../../../domain/limits';
import { findResponsiveImage, getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { text } from '../../../styles/text.css';
import type { OpenImage } from '../../media/image-texts';
import { LibraryButton } from '../../media/LibraryButton';
import { uploadImage } from '../../upload-image';
import { useUpload } from '../../use-upload';
import { requiredLabel } from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import { AltInput } from './AltInput';
import { FocalPointInput } from './FocalPointInput';
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
const acceptedTypes = Object.fromEntries(PHOTO_TYPES.map(type => [type, []]));

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
    inputRef.current?.focus();
  }
  const chooseImage = ({ url, pixel, ...texts }: OpenImage) => changeImage(url, pixel, texts);
  const upload = useUpload(setBusy);
  async function uploadFile(file: File | undefined) {
    if (!file) return;
    await upload.send(async (onProgress, signal) => {
      const { url, pixel } = await uploadImage(file, onProgress, signal);
      changeImage(url, pixel);
    });
  }
  const error = upload.error ?? problem;

  const { getRootProps, getInputProps, inputRef, isDragAccept, isDragReject } = useDropzone({
    accept: acceptedTypes,
    multiple: false,
    maxSize: PHOTO_MAX_BYTES,
    noClick: true,
    noKeyboard: true,
    // Also upload files of the wrong size or type, because the upload's error explains the problem.
    onDrop: (acceptedFiles, rejections) => void uploadFile(acceptedFiles[0] ?? rejections[0]?.file),
  });
  const { role: _role, tabIndex: _tabIndex, ...rootProps } = getRootProps();
  // Keeps the native input accessible to keyboard users.
  const { style: _style, tabIndex: _order, 'aria-label': _label, ...inputProps } = getInputProps();

  return (
    <fieldset className={css.fieldset} aria-labelledby={`${id}-label`}>
      <label
        id={`${id}-label`}
        htmlFor={`${id}-file`}
        className={classNames(css.label, isRequired && !hidesRequiredMarks && requiredLabel)}
      >
        {label}
      </label>
      <div className={css.row}>
        <div className={css.frame}>
          {src && (
            <>
              <img className={css.imageFrame} src={toStaffSource(getSmallestSource(src))} alt="" />
              <IconButton
                className={css.removeButton}
                label={`Remove ${label.toLowerCase()}`}
                icon={close}
                onClick={removeImage}
              />
            </>
          )}
        </div>
        <div
          {...rootProps}
          className={classNames(
            css.imageDrop,
            isDragAccept && dropVariants.accepted,
            (isDragReject || error) && dropVariants.rejected,
          )}
        >
          <Icon path={image} className={css.icon} />
          <span id={`${id}-do`}>
            <b className={text.strong}>{src ? 'Replace image' : 'Drop or choose an image'}</b>
            <span className={dropNote}>
              {hint ?? `PNG, JPEG, WebP, AVIF, GIF or SVG, up to ${PHOTO_MAX_BYTES / 1_048_576} MB`}
            </span>
          </span>
          {upload.share !== undefined && (
            <progress
              className={dropProgress}
              value={upload.share}
              aria-label={`Uploading ${label.toLowerCase()}`}
            />
          )}
          <input
            {...inputProps}
            id={`${id}-file`}
            className={dropInput}
            required={isRequired}
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(error && `${id}-error`, `${id}-do`)}
          />
        </div>
      </div>
      <LibraryButton onChoose={chooseImage}>
        {open => (
          <button type="button" className={classNames(text.link, css.library)} onClick={open}>
            Choose from the library
          </button>
        )}
      </LibraryButton>
      <div role="alert">{error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}</div>
      {meta.cropped && findResponsiveImage(src) && <FocalPointInput key={src} src={src} />}
      {src && !isBare && <AltInput path={path}>{renderEntry('alt')}</AltInput>}
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
