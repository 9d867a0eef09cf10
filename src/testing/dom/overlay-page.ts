/** A page with a header, a list of languages in it, a menu, and a main part. */
export const overlayPage = `
    <div>
    <header>
      <a id="brand" href="#top">Brand</a>
      <button id="open" popovertarget="menu"><svg id="icon"></svg></button>
      <button id="switcher" popovertarget="languages">EN</button>
      <div id="languages" popover="auto">
        <a id="en" href="/en/about" data-language="en">English</a>
        <a id="nl" href="/nl/over-ons" data-language="nl">Nederlands</a>
      </div>
    </header>
    <dialog id="menu" popover="auto" tabindex="-1">
      <div id="inside">
        <a id="anchor" href="#services">Services</a>
        <button id="other">Other</button>
      </div>
    </dialog>
    <main id="main" tabindex="-1"></main>
    </div>`;
