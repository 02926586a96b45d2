const dark = matchMedia('(prefers-color-scheme: dark)')

const apply = () => {
  document.documentElement.dataset.bsTheme = dark.matches ? 'dark' : 'light'
  document.documentElement.classList.toggle('sl-theme-dark', dark.matches)
}

apply()
dark.addEventListener('change', apply)
