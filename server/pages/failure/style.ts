import { ink } from '../../../art/shapes';
import { typefaces } from '../../../art/typefaces';
import { getTextColour } from '../../../domain/brand';
import { getSite } from '../../../domain/current-site';
import { DEFAULT_TYPEFACE } from '../../../domain/typefaces';
import { transitionsRule } from '../document-transitions';

const renderFontFace = (file: string) =>
  `@font-face{font-family:"Archivo Variable";src:url("${file}") format("woff2");font-weight:100 900;font-stretch:62% 125%;font-display:swap}`;

const renderFontFaces = (font: string) =>
  getSite().typeface === DEFAULT_TYPEFACE ? renderFontFace(font) : typefaces[getSite().typeface].faces;

/**
 * Returns the failure pages’ inline style, because stylesheets may be unavailable as well.
 * @param font the typeface’s URL, or undefined for a system font.
 */
export const createErrorPageStyle = (
  font: string | undefined,
): string => `${transitionsRule}${font ? renderFontFaces(font) : ''}
*{box-sizing:border-box}
body{margin:0;background:${ink.black};color:${ink.white};font:400 clamp(1.0625rem,1.03rem + .14vw,1.125rem)/1.55 ${typefaces[getSite().typeface].family};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,p,dl,dd{margin:0}
a{color:inherit;text-decoration:none}
:focus-visible{outline:2px solid ${ink.white};outline-offset:3px}
.wrap{width:min(100% - 2*clamp(20px,4.4vw,64px),1180px);margin-inline:auto}
.head{position:relative;z-index:1}
.bar{height:72px;display:flex;align-items:center;justify-content:space-between;gap:24px}
.logo{display:inline-flex;align-items:center;gap:12px;font-stretch:118%;font-weight:600;font-size:1.25rem;letter-spacing:-.02em}
.go{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:600}
.go svg{color:${ink.paleRed};transition:transform 250ms}
.go:hover svg{transform:translateX(6px)}
main{position:relative;overflow:hidden;min-height:calc(100svh - 72px);display:flex;align-items:center}
main>svg{position:absolute;width:clamp(520px,66vw,1080px);height:auto;left:calc(50% + min(7vw,110px));top:50%;transform:translateY(-50%)}
.words{position:relative;padding-block:40px 56px}
.figure{margin-left:-.04em;font-stretch:62%;font-weight:600;font-size:clamp(7.5rem,17vw,17rem);line-height:.78;letter-spacing:-.03em}
h1{margin:28px 0 0 -.03em;font-stretch:118%;font-weight:540;font-size:clamp(2.125rem,1.45rem + 2.6vw,3.75rem);line-height:1.04;letter-spacing:-.028em;text-wrap:balance}
.lead{max-width:36ch;margin-top:14px;color:${ink.grey200};font-size:clamp(1.1875rem,1.08rem + .48vw,1.5rem);line-height:1.42}
.ways{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;margin-top:30px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:56px;padding:12px 28px;font-weight:600;font-size:1.0625rem;line-height:1.15;border:1px solid ${ink.white}}
.button:hover{background:${ink.white};color:${ink.black}}
.red{background:${ink.red};border-color:${ink.red};color:${getTextColour(ink.red)}}
.red:hover{color:${ink.black}}
.red:hover{border-color:${ink.white}}
dl{max-width:600px;margin-top:40px;border-top:1px solid ${ink.grey700}}
dl>div{display:grid;grid-template-columns:168px minmax(0,1fr);gap:4px 20px;padding:13px 0;align-items:baseline;border-bottom:1px solid ${ink.grey700};font-size:.9375rem;line-height:1.45}
dt{color:${ink.grey400}}
dd{display:flex;flex-wrap:wrap;gap:2px 18px;align-items:baseline}
b{font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.02em}
button{min-height:28px;padding:0;border:0;background:none;color:inherit;font:inherit;font-weight:560;text-decoration:underline;text-underline-offset:.22em;cursor:pointer}
button:hover{color:${ink.paleRed}}
@media(min-width:768px) and (max-width:1199px){main>svg{left:58%}.words>*{max-width:min(540px,53vw)}}
@media(max-width:767px){.bar{height:60px}.bar .go{display:none}main{min-height:0;flex-direction:column;align-items:stretch}
main>svg{position:static;order:1;transform:none;width:124%;max-width:none;margin:28px 0 -12% -12%}.words{padding-block:28px 0}
dl>div{grid-template-columns:minmax(0,1fr)}.button{flex:1 1 auto}}
@media(prefers-reduced-motion:no-preference){.fall{transform-origin:50% 50%;animation:fall 1.5s cubic-bezier(.55,0,.85,.35) backwards}}
@keyframes fall{0%{transform:none}30%{transform:rotate(9deg)}}`;
