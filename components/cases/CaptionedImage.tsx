import { imageCaption } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './CaptionedImage.css';
import { type DetailImage, isScreenshot } from './layout';

/** Screenshots link to their files, which show small print in its full size. */
export function CaptionedImage({ src, alt, caption, sizes }: DetailImage & { sizes: string }) {
  const image = (
    <ResponsiveImage className={css.image} src={src} alt={alt} width={1200} height={760} sizes={sizes} />
  );
  return (
    <figure>
      {isScreenshot({ src }) ? <a href={src}>{image}</a> : image}
      <figcaption className={imageCaption}>{caption}</figcaption>
    </figure>
  );
}
