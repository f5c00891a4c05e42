import type { MailFile } from './message';

/** The mark at the head of a mail, 96 px. It travels in the mail: images from outside are often blocked. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAYAAADimHc4AAAACXBIWXMAAC4jAAAuIwF4pT92AAAKCklEQVR4nO1dC3BU1Rk+RigoFcvL' +
  '3KUp3hujzmAtae20QHFoiZiBisorxiKCRXSsgxURxHbqMDVAUWmFGQo1ba2gxb6mztCxQAWmVTCtsaOQ3NUkFhIwWUgCBBLkEfk6f/bs' +
  'zLLu3nPu69y7Wb6ZM7Oze/bc///Puefxvw5jWQQA/QAMBlCIzs7izqqqW6ngzJlRPd/Ff+sXNJ1ZDwBXdmz7x5wjz/3id80Ll1QfnDM/' +
  'tn/ynWc/GleC+uJv4sOiGxCNGBcU+q6+eDSoDtU9OPeBWMtjT7zTuvr5Fzu375gNYGDQfIUWAPp37ds3vW312tcOznuotX7UNz4jYLeF' +
  '2mya9f222LLlrx9/fesseibLdXRs/tOk5sVL3zowZfrZD75U5LnQM5bhhfhf6ZTulh8/9e7JbdvKAVzCcgVoahrctnbdxsaZ3+uKFigU' +
  'eqZSUITGslldbWvXb8Tx44NYbwWAoe0v/HZTw9jvdAcu9Ej60jCu5NNjG195DUCE9aYFFcBqAF2n3nk3cCFHBaWr6j8gWgE8m/ULN4Ap' +
  'AJqQhMZp5YELOZqhNE6/GyloBnBv1q0RAK4HsBNp0Pnm7vCO/jf3IAPeAHAdywYAmMtf4Yw4cPuMwIUdTSkHbptmRXLP2AEwh4UVAC4D' +
  '8AIkcPKNXYELPJpSOnfsgiQ2AhjAwgQA1wIwYQP7J90RuNATZf/E24Dz5+2QXwugiIUBAG4CcNgO9QD2xpY9vSZowSdKy+InKwBU2+Sh' +
  'DcDooIU/kWYUG0RTR82hXQUYu8TU9PeDFn40oteAsbwemuLr1xEb/JwAUBKU8GcAOCNJ6KcA1gG44KRZO1y/K+gO+CBfL0vhaxCA9Zxm' +
  'GZwGME218CfwB8uO+olp22Esj0ZgUMI3NSNKNGTgcTyAjyV5pIF4q++C54R9nb96MtgBQLNqr1bTZwc2+jXjHgGvwwD8XZJXksnXPBd4' +
  'CkHX2ZgjaWHLE7bJ2KVRTa9TPvojesMuNr6PBM+0PqyQ5DkG4BrPBJ5CyAC+/RKB9nOL7LRtRoz7VXdAbcSYZ5P/hyXXhRoAl9sWsAQB' +
  'L0nOheV2265mN/U1I8Z+ZR2g6U01I0d+zoEMyiU3Hr+x27bowfdJjvx7nT7D1IwfqJv7Cx9yIYtyyTfBsSzSKdYsdTscC9w8p66oqJ+p' +
  'GYcUdEBzU0HBZS5l8oiEPOh8dK2b5yQeRjsZEZa7fhDreQsW+r/4Xv2oF7QC+JmEXLa7fQgZr0WgDrrUC6aqI5HLzYh+2Dfha3przbCR' +
  'n/eCVr472i4hnzKnDxgocRCJifb5dmFG9Cf86oDaiL7ES1oBXMWNNlZoIaugk8bJjGiFbjotMo/xXn7+ABqpnneAZrRHh1x/hU9aAdGi' +
  'vMpuo0O5AcIK65hPMDX9KR+mn5/4Ra+EHYRkOcxOgysl9Du+uXB8NKjwyqhmHPNu4dU79o4Y4Ru93CVSpCF42o4XwzEle1wLmBG9wrsO' +
  'MOSYdwEA8wQyOw7gCzIN/UjQ0HsqvATM4cOHmBH9hAcd0FmnFcm//u52RaSGsMJSUSNklGjwZVvlAGbEeMaDxdfeAujvtr3ecvACuFmi' +
  'AU/2/DLYe5WRH9WMLucLr/GJOXSEMi83kg2AOoEMx7hZze9nimFqhmPbsakZz6umF8ADAhn+MtMf+wsWX9pKeb6PFoFGMI3kHifaqXeh' +
  'fcOvcar6v+hubcP5s+d6Cn2m79rXV6LxzrIeh1tT009/WFDwRaYY/AB7ykKO7WmDSACUCnpuk2pmEv5GRzdtrupuI7rlQB1y9KWX36b/' +
  'sgAAYLOAxAlOlEsTA2CkDMAhOAf5pc4IgO7JAroq0v3p3xZ/OKpy8UV8N7aM2xjc4jwfXHkK6e/D9/2ZsCfd4Yt0O5nwV4XE5wH4A7zH' +
  'q4o7YYsFLecucH0HMElA/CMKCV8J/1ChkI+FAlpKkys/Lqj8ZYVzvp+g6Wi6Il6KBbQsTK5caVHxExXzP+Le1RcEc/iEQ754LaQ/lJHs' +
  'MmFDcuV/WVR8329iCQCehDp4apjJBIFuaFdyRSvv5j8qGi1HoA4xRW/1XyxoaE4O/7eCClXueKjHOAV8LRfQ0Ddh/bLCwwoI/TnU41kF' +
  'fIncVwZRJUNQyfe4KABVUI/dCvgSObSNoEo3Cir57vsOtfN/AjFFMRRWuIEqjRVU8t3vHfKBHl7itAK+RArOMRc7IAQdcHEKCngK0kOw' +
  'CL8N9XgrLItwGLahz0E9VoVlGxqGg9jNUI+xCvgShTb1TVSko3nQqojDUIeYCtuAQBXxcXLFf4ZAGbcE6rBIEU9WMXU7Zd1RVKmj+1M6' +
  'IfiPgyqM9RLq6PXJlRcJiL7Rb4KTtm1e2IEzgdqeyhQAwFcFtDxqxyT5QxVES2oQ3eCnTBEAPGbHJBk2o/yr8B6bFRvl/yZtlOd/uOiW' +
  '4q1bSoe0W4qkY5aaZBRJIAO6Sztxo6o5P4Xu79o+W4XYNbE/gMWCs0oqYtzTI5D0xBJT6AQnzrldQTjnpqwN43g+z91cyGd4ifHvngHw' +
  'LZVzvUPn3PRpEgD8StBz85VzlGUA8KAj93T+ZxphVmhQ6SOabZAM0BjtNkTJdjaUXAGAe1yFKEkG6e3NulS+6taoWldBejbCVOeqYCqb' +
  'QOujJ2Gqknpsypk5xHeusgQ8ULvVMzUICVciH2jm1TzHAGvnZvupCiTNhJSg4tssxwGgRCJZx0onDV8hEZ/lebqabAKAfIl0NWR/cJaj' +
  'CMBnbjRIg525eDaAfMImd0GC/PICEVawHAPiag8RtnqVrFWUO0hpHFnQIGuWhDxOepbiXnIqcpW2MltgI23lbK8f/KLEQ0kzeTfrpUB8' +
  'IMo4ElcGnbr4cdbLAGCB5Mjf51sQIL+qRNaBSml0us8aTpkFN5Eh8Rq/CfqKhK4oeYuatbfSIZ6+fqskrx2+p69PIuwWG0EVLWlNcNlx' +
  'wm2R5PG0ch65wdzOFSbkfTeYhRyI68EqbV5hMjXIUSJ7mwa4xnBeGNcGxE+287mmFzamnWDfbh5hI3vXSgI1/I7GPiER/EzJHV6qHkzN' +
  'nC8Crfx8+2UX9TzH2sCAvBcelDDBZrIKFrIwgfa+dHMEnOEUgN/zTFN9fPZYm8zdFK1cR6xQGVQqNDuGaTuXu6WbV7fwfDuj3Gha+R6+' +
  'mLe1ReAuKALxNItlA0gJJamqld1l0PT2Z24qXcCD32by7fAt/PN9/LcVvG6NjbvORNgamrsjHVzorCLowi/0XOjMshncsrZKUqUdFpzk' +
  'qhRPbtsI0wFnGc/AGFacALCmV5tZud/RUgkXPpWo4zTZv2okm4H4XcRrAsqWcozfjk2LeG57+iEeLF7C48P28BAer3GOt13B732xfZNe' +
  'zgDxhbuUB7ptoAR3Eu4fyWjmqvANvI3SIGMbeg0QP8nShcuU5Yt0UGN4oc/0Hf0WuH7JDv4PhX0DJUMqN3sAAAAASUVORK5CYII=';

const withMark = (content: Buffer): MailFile & { cid: string } => ({
  filename: 'mark.png',
  content,
  contentType: 'image/png',
  cid: 'mark@mail',
});

/** The mark in the site's accent; mails name it when they are made. */
export let MARK = withMark(Buffer.from(PNG, 'base64'));

/** Puts another mark at the head of mails. @param png 96 px; the built-in one when left out. */
export function setMark(png?: Buffer): void {
  MARK = withMark(png ?? Buffer.from(PNG, 'base64'));
}
