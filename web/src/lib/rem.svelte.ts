// How many px a rem is: what is laid out by it follows the size of letters that is wished for, at once.
const TEN = 10 // of them, so that no part of a px is lost
const rule = document.createElement('span')
rule.ariaHidden = 'true'
rule.style.cssText = `position: fixed; width: ${TEN}rem; height: 1px; visibility: hidden`
let px = $state(16)

document.body.append(rule)
new ResizeObserver(() => (px = rule.offsetWidth / TEN)).observe(rule)

export const rem = {
  get px() {
    return px
  },
}
