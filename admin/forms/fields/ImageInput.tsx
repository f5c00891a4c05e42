import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { classNames } from '../../../components/ui/class-names';
import { dropInput, dropLook, dropNote, dropProgress } from '../../../components/ui/drop-area.css';
import { FieldMessage } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { close, image } from '../../../components/ui/icons';
import { getValueAt } from '../../../domain/fields/path';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../../../domain/limits';
import { findResponsiveImage, getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { text } from '../../../styles/text.css';
import { useForm } from '../../fields/form-context';
import { FromLibrary } from '../../media/FromLibrary';
import type { OpenPicture } from '../../media/picture-words';
import { uploadImage } from '../../upload-image';
import { useSending } from '../../use-sending';
import { useFormFrame } from '../form-frame';
import { AltInput } from './AltInput';
import { FocusInput } from './FocusInput';
import * as css from './ImageInput.css';
import { marked } from './required.css';
import { useField } from './use-field';

/** An image of an item. */
export type Image = {
  src: string;
  /** A tiny preview (data URL), if the item stores one. */
  pixel?: string;
  alt?: string;
  decorative?: boolean;
};

type ImageInputProps = {
  label: string;
  /** Path of the image. */
  name: string;
  /** The field stores the URL only, without alt text. */
  bare?: boolean;
  hint?: string;
  /** Pages crop the image, so it has a focal point. */
  cropped?: boolean;
};

const accept = Object.fromEntries(PHOTO_TYPES.map(type => [type, []]));

/** Renders an image field with drag and drop, upload and alt text. */
export function ImageInput({ label, name, bare, hint, cropped }: ImageInputProps) {
  const { store, set } = useForm();
  const { value: src = '', error: problem, required } = useField<string>(bare ? name : `${name}.src`);
  const id = useId();

  /** @param said the alt text; unchanged if left out */
  function change(address: string, pixel: string, said?: { alt: string; decorative: boolean }) {
    if (bare) return set(name, address);
    const image = getValueAt(store.get(), name) as Image | undefined;
    const isSaid = said && (said.decorative || image?.decorative);
    set(name, {
      ...image,
      src: address,
      ...(image?.pixel !== undefined && { pixel }),
      ...(said && { alt: said.alt }),
      ...(isSaid && { decorative: said.decorative }),
    });
  }
  function remove() {
    change('', '', { alt: '', decorative: false });
    inputRef.current?.focus();
  }
  /** An image of the library brings its alt text. */
  const take = ({ url, pixel, ...said }: OpenPicture) => change(url, pixel, said);
  const { countUpload } = useFormFrame();
  const upload = useSending(busy => countUpload(busy ? 1 : -1));
  async function send(file: File | undefined) {
    if (!file) return;
    await upload.send(async (onProgress, signal) => {
      const { url, pixel } = await uploadImage(file, onProgress, signal);
      change(url, pixel);
    });
  }
  const error = upload.error ?? problem;

  const { getRootProps, getInputProps, inputRef, isDragAccept, isDragReject } = useDropzone({
    accept,
    multiple: false,
    maxSize: PHOTO_MAX_BYTES,
    noClick: true,
    noKeyboard: true,
    // Files of the wrong size or type are uploaded too: the server explains the error.
    onDrop: (accepted, rejected) => void send(accepted[0] ?? rejected[0]?.file),
  });
  const { role: _role, tabIndex: _tabIndex, ...root } = getRootProps();
  // Keeps the native input for keyboard users.
  const { style: _style, tabIndex: _order, 'aria-label': _label, ...native } = getInputProps();

  return (
    <fieldset className={css.fieldset} aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={`${id}-file`} className={classNames(css.label, required && marked)}>
        {label}
      </label>
      <div className={css.row}>
        <div className={css.frame}>
          {src && (
            <>
              <img className={css.picture} src={toStaffSource(getSmallestSource(src))} alt="" />
              <IconButton
                className={css.remove}
                label={`Remove ${label.toLowerCase()}`}
                icon={close}
                onClick={remove}
              />
            </>
          )}
        </div>
        <div
          {...root}
          className={classNames(
            css.drop,
            isDragAccept && dropLook.accepted,
            (isDragReject || error) && dropLook.rejected,
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
              aria-label={`Sending ${label.toLowerCase()}`}
            />
          )}
          <input
            {...native}
            id={`${id}-file`}
            className={dropInput}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(error && `${id}-error`, `${id}-do`)}
          />
        </div>
      </div>
      <FromLibrary onChoose={take}>
        {open => (
          <button type="button" className={classNames(text.link, css.library)} onClick={open}>
            Choose from the library
          </button>
        )}
      </FromLibrary>
      <div role="alert">{error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}</div>
      {cropped && findResponsiveImage(src) && <FocusInput key={src} src={src} />}
      {src && !bare && <AltInput name={name} />}
    </fieldset>
  );
}
