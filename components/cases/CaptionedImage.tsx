import { imageCaption } from '../../styles/text.css';
import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './CaptionedImage.css';
import { type DetailImage, isScreenshot } from './layout';

export function CaptionedImage({ src, alt, caption, sizes }: DetailImage & { sizes: string }) {
  const image = { src, alt, width: 1200, height: 760 };
  return (
    <figure>
      {isScreenshot({ src }) ? (
        <section
          className={css.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-label={`Image, scrolls sideways on a phone: ${caption}`}
        >
          <ResponsiveImage className={css.screen} {...image} sizes={`(max-width: 767px) 640px, ${sizes}`} />
        </section>
      ) : (
        <ResponsiveImage className={css.fullWidth} {...image} sizes={sizes} />
      )}
      <figcaption className={imageCaption}>{caption}</figcaption>
    </figure>
  );
}
