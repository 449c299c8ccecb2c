/** For pages outside the web build. */
export const PLAIN_PAGE_STYLE = `
:root{color-scheme:light dark;--page:#f4e8e1;--card:#fdf9f6;--inset:#f0e2da;--brand:#17372c;--on-brand:#f8ece4;--on-brand-soft:#bccbc2;--ink:#17231e;--soft:#4f5c55;--line:#e2d2c7;--edge:#857268;--action:#1b4a3a;--link:#7d2a42;--focus:#17231e}
@media(prefers-color-scheme:dark){:root{--page:#0f1915;--card:#17251f;--inset:#20322a;--brand:#1b3d31;--on-brand-soft:#c2d0c8;--ink:#f2e6de;--soft:#b5c1ba;--line:#2c4138;--edge:#7d9186;--action:#f0cdbd;--link:#f0b3a9;--focus:#f8ece4}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.6 Figtree,'Avenir Next','Segoe UI',system-ui,sans-serif}
header{background:var(--brand);color:var(--on-brand);padding:28px 20px}
header>*{max-width:704px;margin-inline:auto}
header p{margin-block:4px 0;color:var(--on-brand-soft);font-size:15px}
header a{color:var(--on-brand)}
h1,h2{font-family:'Brygada 1918',Georgia,serif;font-weight:500;line-height:1.16;overflow-wrap:anywhere}
h1{font-size:36px;margin-block:0}h2{font-size:26px;margin:0 0 4px}
main{max-width:744px;margin-inline:auto;padding:24px 20px 64px}
article{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:24px 20px;margin-bottom:16px}
a{color:var(--link)}
summary{cursor:pointer;min-height:44px;padding-block:8px}
pre{margin:0;padding:16px;background:var(--inset);white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}header :focus-visible{outline-color:var(--on-brand)}
`
