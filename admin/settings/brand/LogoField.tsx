import type { ReactNode } from 'react';
import { Mark } from '../../../components/site/Logo';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import { LOGO_PNG_MIN_SIDE_PX, SVG_MIME_TYPE } from '../../../domain/limits';
import { text } from '../../../styles/text.css';
import { api, type RouterOutputs } from '../../../trpc/client';
import { Alert } from '../../kit/Alert';
import { FilePicker } from '../../kit/FilePicker';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { uploadToStore } from '../../upload-image';
import { useUpload } from '../../use-upload';
import { toAccentStyle } from './accents';
import * as css from './Brand.css';

export type LogoPreview = RouterOutputs['site']['tryLogo'];
/** A validated upload that isn't published yet. */
export type LogoDraft = { upload: { key: string; name: string }; shown: LogoPreview };

type LogoFieldProps = {
  /** The logo after publishing. Null for the built-in one. */
  logo: LogoPreview | null;
  name: string;
  /** Accent colour of the built-in logo. */
  accent: string;
  onTry: (draft: LogoDraft) => void;
  onRemove: () => void;
  onBusy: (isBusy: boolean) => void;
};

const KINDS = { svg: 'SVG', png: 'PNG' } as const;
const NOTES = {
  svg: 'safe: no scripts, no external links',
  png: 'safe: re-encoded',
} as const;

const formatSize = (bytes: number) =>
  bytes < 1_024 ? `${bytes} bytes` : `${Math.round(bytes / 1_024).toLocaleString('en')} KB`;

export function LogoField({ logo, name, accent, onTry, onRemove, onBusy }: LogoFieldProps) {
  const { share, error, send } = useUpload(onBusy);

  const sendLogo = (file: File) =>
    send(async (onProgress, signal) =>
      onTry(
        await uploadToStore(file, { onProgress }, signal, async (upload, options) => ({
          upload,
          shown: await api.site.tryLogo.mutate(upload, options),
        })),
      ),
    );

  return (
    <Sheet title="Logo" note="Upload one file. The page, icon and email versions are generated from it.">
      <Stack>
        <FilePicker
          aria-label="Logo"
          title={logo ? logo.name : 'Built-in logo'}
          note={
            logo
              ? `${KINDS[logo.kind]}, ${formatSize(logo.bytes)}, ${NOTES[logo.kind]}`
              : `Drop an SVG here, or a PNG of at least ${LOGO_PNG_MIN_SIDE_PX} px`
          }
          accept={[SVG_MIME_TYPE, 'image/png']}
          share={share}
          progressLabel="Uploading the logo"
          error={error}
          onFile={sendLogo}
          button={logo ? 'Replace' : 'Choose'}
          actions={logo && <Button onClick={onRemove}>Remove</Button>}
        />
        {error && <Alert>{error}</Alert>}
        <div className={css.variantsContainer}>
          <div className={css.logoVariants} style={toAccentStyle(accent)}>
            <LogoVariant ground="white" title="Page, 30 px high">
              <Wordmark logo={logo} ground="white" name={name} />
            </LogoVariant>
            <LogoVariant ground="black" title="On black">
              <Wordmark logo={logo} ground="black" name={name} />
            </LogoVariant>
            <LogoVariant ground="grey" title="Icon, 512 px">
              {logo ? (
                <img className={css.iconLogo} src={logo.icon} alt="" />
              ) : (
                <span className={classNames(css.iconLogo, css.builtInIcon)}>
                  <Mark />
                </span>
              )}
            </LogoVariant>
            <LogoVariant ground="white" title="Email, 96 px">
              {logo ? (
                <img className={css.emailLogo} src={logo.mail} alt="" />
              ) : (
                <span className={classNames(css.emailLogo, css.builtInEmailLogo)}>
                  <Mark />
                </span>
              )}
            </LogoVariant>
          </div>
        </div>
      </Stack>
    </Sheet>
  );
}

type LogoVariantProps = { ground: keyof typeof css.variantSurface; title: string; children: ReactNode };

const LogoVariant = ({ ground, title, children }: LogoVariantProps) => (
  <figure className={classNames(css.logoVariant, css.variantSurface[ground])}>
    {children}
    <Text as="figcaption" size="caption" tone="muted">
      {title}
    </Text>
  </figure>
);

type WordmarkProps = {
  logo: LogoPreview | null;
  ground: 'white' | 'black';
  name: string;
  isSmall?: boolean;
};

/** Renders the logo, and the name unless a wide logo includes it. */
export const Wordmark = ({ logo, ground, name, isSmall = false }: WordmarkProps) => (
  <span className={classNames(css.wordmark, isSmall && css.smallMark)}>
    {logo ? <img className={css.pageLogo} src={logo[ground]} alt="" /> : <Mark />}
    {!logo?.alone && <b className={text.strong}>{name}</b>}
  </span>
);
