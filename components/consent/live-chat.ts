import { loadScript } from './load-script';

let script: HTMLScriptElement | undefined;

export function openChat(src: string): void {
  script ??= loadScript(src);
}

/** Removes the chat's script and frames, as far as they can be identified. */
export function closeChat(src: string): void {
  script?.remove();
  script = undefined;
  const { origin } = new URL(src);
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.src.startsWith(`${origin}/`)) frame.remove();
}
