const select = document.querySelector('#country')

// without its delay a choice made quickly is not followed by a late answer that opens the list again
new window.TomSelect(select, { maxOptions: 250, copyClassesToDropdown: false, selectOnTab: true, refreshThrottle: 0 })
document.querySelector('#summary')?.focus()
